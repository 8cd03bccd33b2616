export const make = {
  college(n, random) {
    const branches = ["CS", "ME", "EE", "CSE", "IT", "BT"];
    return [
      Array.from({ length: n }, () => {
        const branch = branches[Math.floor(random() * branches.length)];
        return `${18 + Math.floor(random() * 8)}${branch}${1 + Math.floor(random() * 3000)}-${Math.floor(random() * 40)}`;
      }),
    ];
  },
};
