const ugolki = require("ugolki");
const { EngineClient } = require("ugolki/client");
const { smoke } = require("./smoke.js");
const { think } = require("./think.js");

think(ugolki, EngineClient).then((thought) => console.log(smoke(ugolki), thought));
