const ugolki = require("ugolki");
const { smoke } = require("./smoke.js");

console.log(smoke(ugolki));
