// Two scripted players at each of many matches: node clients.js PORT MATCHES SECONDS
// Each player answers as soon as it hears of the other's move. Prints one line of JSON.
const { io } = require("socket.io-client");
const { stateBytes } = require("./stones.js");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let moves = 0;
let begun = 0;

function play(match) {
  let sent = 0;
  let ready = 0;
  const players = ["0", "1"].map((player) => {
    const socket = io(`http://127.0.0.1:${port}/stones`, { transports: ["websocket"], forceNew: true });
    const move = (state) => {
      sent = performance.now();
      const payload = { type: "turn", args: [state._stateID], playerID: player, credentials: undefined };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
    };
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, info) => {
      ready += 1;
      if (ready === 2) first(info.state);
    });
    socket.on("update", (_, state) => {
      // The server tells both players; the one whose turn it is now is the other one.
      if (state.ctx.currentPlayer !== player) return;
      const now = performance.now();
      if (begun && now < begun + seconds * 1000) {
        latencies.push(now - sent);
        moves += 1;
      }
      move(state);
    });
    return { socket, move };
  });
  const first = (state) => starters.push(() => players[Number(state.ctx.currentPlayer)].move(state));
}

const starters = [];
for (let n = 0; n < matches; n += 1) play(`match${process.pid}-${n}`);
const waiting = setInterval(() => {
  if (starters.length < matches) return;
  clearInterval(waiting);
  starters.forEach((start) => start());
  setTimeout(() => {
    begun = performance.now();
    setTimeout(finish, seconds * 1000);
  }, 1000);
}, 20);

function finish() {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  const told = { moves, seconds, p50: at(0.5), p99: at(0.99), state_bytes: stateBytes() };
  process.stdout.write(JSON.stringify(told) + "\n", () => process.exit(0));
}
