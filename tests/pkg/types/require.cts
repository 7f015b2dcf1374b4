// A CommonJS module in TypeScript: Node has `require()` of a module from 20.19 on.
import ugolki = require("ugolki");

export const moves: string[] = ugolki.legalMoves(ugolki.newGame());
