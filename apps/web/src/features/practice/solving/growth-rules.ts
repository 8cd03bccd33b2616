/* Fetched when a solution is measured: a file of its own, so that only these two come with it. */
export { growthOf, measureGrowth } from "@taiyari/domain/practice";
