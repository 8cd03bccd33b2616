import { keyOf } from "../../../text/tokens.ts";

/** Names of one occupation, each line of words that may stand for each other, with letters of its degree. None is above another. */
const GROUPS = `dentist surgeon bds
lead leader head led leading headed incharge
doctor physician mbbs surgeon medico
advocate lawyer attorney counsel vakil
cook chef halwai bawarchi koch khansama
guard watchman chowkidar
peon attendant boy orderly
salesman salesperson saleswoman seller verkauferin verkaufer
teacher tutor educator shikshak lehrer lehrerin adhyapak
mechanic technician mistri
attendant boy helper assistant ayah
proprietor owner self own
presenter announcer jockey anchor
journalist reporter correspondent
nurse sister krankenpfleger krankenpflegerin pflegerin schwester
developer programmer coder entwickler
worker labour laborer karigar majdoor
therapist physiotherapist psychologist counselor
counselor psychologist therapist
rider boy deliveryman
agent representative
accountant bookkeeper munim
beautician makeup stylist
hairdresser barber stylist
storekeeper keeper
recruiter sourcer
artist painter illustrator
artist player musician performer singer
trainee intern apprentice praktikant azubi
steward waiter
designer gestalter
technician techniker mechatroniker lineman
fitter mechanic monteur`
  .split("\n")
  .map((line) => line.split(" ").map(keyOf));

const SAME: ReadonlyMap<string, readonly string[]> = GROUPS.reduce((map, group) => {
  for (const one of group)
    map.set(one, [...(map.get(one) ?? []), ...group.filter((word) => word !== one)]);
  return map;
}, new Map<string, readonly string[]>());

/** Other words for the occupation that a word in `keyOf` form names; [] for none that is known. */
export function sameTitles(key: string): readonly string[] {
  return SAME.get(key) ?? [];
}
