export const PRACTICE = "/practice";
export const PROBLEM = "/practice/$slug";
export const ROUND = "/practice/round";
export const ROUND_REPORT = "/practice/round/$id";
