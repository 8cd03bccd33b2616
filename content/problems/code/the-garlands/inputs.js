export const make = {
  /** One kind is every second flower. */
  half(n) {
    const most = n / 2;
    return ["m".repeat(most) + "j".repeat(most - 2) + "rz"];
  },
  threeKinds(n) {
    const third = Math.floor(n / 3);
    return ["z".repeat(third) + "m".repeat(n - 2 * third) + "a".repeat(third)];
  },
};
