export { BANDS, lengthBand } from "./bands.ts";
export { type Filler, fillersOf } from "./fillers.ts";
export { measureDelivery, type SpokenTurn } from "./measure-delivery.ts";
