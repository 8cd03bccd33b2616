import { wordKeys } from "../text/tokens.ts";

/** Objects that any office, shop or ward has: a phrase that ends with one names everyday work. */
export const EVERYDAY = wordKeys(`
  report reports meeting meetings document documents record records register registers target targets goal goals
  query queries issue issues activity activities task tasks requirement requirements solution solutions service
  services product products visit visits call calls mail mails email emails data file files form forms sheet
  sheets note notes list lists entry entries detail details feedback support assistance help presentation
  presentations insight insights decision decisions performance quality quantity quantities delivery deliveries
  timeline timelines schedule schedules plan plans process processes procedure procedures policy policies
  guideline system systems operation operations production business money budget revenue profit cost costs price
  prices payment payments growth strategy strategies improvement improvements change changes update updates
  request requests approval approvals order orders stock item items material materials machine machines
  equipment tool tools device devices software code bug bugs defect defects error errors fault faults failure
  failures case cases ticket tickets page pages screen screens feature features module modules component
  components platform platforms application applications result results question questions paper papers class
  classes observation observations action actions risk risks safety hygiene need needs expectation expectations
  time people world life value values benefit benefits culture story stories opportunity opportunities challenge
  challenges impact responsibility responsibilities duty duties deliverable deliverables milestone milestones
  status progress follow-up followup coordination cooperation interaction discussion discussions agreement
  agreements correspondence closure escalation escalations complaint complaints incident incidents event events
  photo photos picture pictures image images text content word words sentence letter letters number figure
  figures amount rate rates percentage size scale speed standard accuracy efficiency productivity paperwork
  sample samples specimen area corner side point points line lines block blocks step steps stage stages phase
  phases cycle end start beginning basis base source sources resource resources input inputs output outputs
  approach method methods manner technique techniques style tone language plain start-up startup accommodation
  food canteen bus travel allowance incentive incentives bonus leave insurance cover reimbursement pressure
  energy initiative initiatives vision mission idea ideas concept handover handovers rounds round log logs chart
  charts template templates checklist checklists calendar dashboard dashboards worksheet worksheets`);

/** What an abbreviation is used for, and no part of its name: "RTE generation", "BMS integration". */
export const USES = wordKeys(`
  generation integration business check checks record records form forms burning internship list lists return
  entry entries course programming prep preparation handling implementation operation operations activity
  activities working work document documents compliance approval approvals user users usage requirement
  requirements issue issues module modules process processes report reports team tool tools function functions
  file files drug queries query system systems data maintenance exposure support submission submissions
  inspection inspections role roles account accounts portal portals project projects site sites environment
  environments background`);
