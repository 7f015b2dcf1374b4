export default {
  mode: "production",
  entry: "./main.js",
  // The bytes of the wasm are in the bundle of `ugolki`; webpack's advice about size is for a page's author.
  performance: { hints: false },
};
