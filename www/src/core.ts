// The rules for the page, without the package's engine, which would come along: the page's own works in a worker, and is
// loaded when it is wanted (opponent/).
export {
  agreeDraw,
  applyMove,
  formatGame,
  formatPosition,
  gameFromPosition,
  init,
  legalDestinations,
  legalMoves,
  newGame,
  parseGame,
  resign,
  shortestPath,
  timeOut,
  variants,
} from "ugolki/web";
