export const make = {
  sheet(n, random) {
    const number = (below) => Math.floor(random() * below);
    const forms = [
      () => `${number(9000)}h ${number(60)}m`,
      () => `${number(9999)}M`,
      () => `${number(900)}.${number(100)}h`,
      () => `${number(9999)}:${String(number(70)).padStart(2, "0")}`,
      () => ` ${number(9999)}H${number(80)}m `,
      () => `sick ${number(1e6)}`,
    ];
    return [Array.from({ length: n }, () => forms[number(forms.length)]())];
  },
};
