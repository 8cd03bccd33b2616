export { BANDS } from "./bands.ts";
export { type Filler, fillersOf } from "./fillers.ts";
export { measureDelivery } from "./measure-delivery.ts";
