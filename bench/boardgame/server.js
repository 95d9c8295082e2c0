// boardgame.io's own server with its usual in-memory storage and a state of about 5 KB: node server.js PORT
const { Server } = require("boardgame.io/dist/cjs/server.js");
const { stones } = require("./stones.js");

const port = Number(process.argv[2]);
const server = Server({ games: [stones], origins: [/.*/], apiOrigins: [/.*/] });
server.app.silent = true;
server.run({ port, callback: () => console.log("ready") });
