import { createWriteStream } from "node:fs";
import PDFDocument from "pdfkit";

const LEFT = 46;
const WIDTH = 503;
const NAVY = "#1b2f5b";

const doc = new PDFDocument({
  size: "A4",
  margins: { top: 40, bottom: 40, left: LEFT, right: LEFT },
});
doc.pipe(createWriteStream(process.argv[2] ?? "marine-engineer.pdf"));

function room(height) {
  if (doc.y + height > 800) doc.addPage();
}

function heading(text) {
  room(60);
  const top = doc.y + 9;
  doc.rect(LEFT, top, WIDTH, 15).fill(NAVY);
  doc.fillColor("#fff").font("Helvetica-Bold").fontSize(9.5);
  doc.text(text, LEFT + 6, top + 4, { lineBreak: false });
  doc.fillColor("#000");
  doc.x = LEFT;
  doc.y = top + 20;
}

function table(widths, rows) {
  rows.forEach((cells, index) => {
    doc.font(index === 0 ? "Helvetica-Bold" : "Helvetica").fontSize(8.3);
    const height =
      Math.max(...cells.map((cell, at) => doc.heightOfString(cell, { width: widths[at] - 6 }))) + 6;
    room(height);
    const top = doc.y;
    let left = LEFT;
    cells.forEach((cell, at) => {
      if (index === 0) doc.rect(left, top, widths[at], height).fill("#e4e8f1");
      doc.rect(left, top, widths[at], height).lineWidth(0.5).stroke("#7a869f");
      doc.fillColor("#000").text(cell, left + 3, top + 4, { width: widths[at] - 6 });
      left += widths[at];
    });
    doc.x = LEFT;
    doc.y = top + height;
  });
}

function bullets(items) {
  doc.font("Helvetica").fontSize(9.2);
  for (const item of items) {
    room(26);
    const top = doc.y;
    doc.circle(LEFT + 6, top + 4.2, 1.7).fill(NAVY);
    doc.fillColor("#000").text(item, LEFT + 15, top, { width: WIDTH - 15, lineGap: 1 });
    doc.y += 2;
  }
  doc.x = LEFT;
}

function pairs(rows) {
  doc.fontSize(9.2);
  for (const [label, value] of rows) {
    const top = doc.y;
    doc.font("Helvetica-Bold").text(label, LEFT + 3, top, { width: 125 });
    doc.font("Helvetica").text(`: ${value}`, LEFT + 130, top, { width: WIDTH - 130 });
    doc.y += 1.5;
  }
  doc.x = LEFT;
}

doc.rect(0, 0, 595.28, 96).fill("#dfe5ef");
doc.rect(484, 14, 62, 70).lineWidth(0.7).stroke("#7a869f");
doc.fillColor(NAVY).font("Helvetica-Bold").fontSize(20).text("NAVROZ RUSTOM MISTRY", LEFT, 22);
doc.font("Helvetica").fontSize(11).text("SECOND ENGINEER OFFICER (Motor, Unlimited)", LEFT, 46);
doc.fillColor("#000").fontSize(9);
doc.text("302 Sea Breeze Apartments, Tithal Road, Valsad 396001, Gujarat", LEFT, 63);
doc.text(
  "Mob: +91 98795 00341   |   Tel: 02632 245 018   |   navroz.mistry@seamail.example",
  LEFT,
  76,
);
doc.x = LEFT;
doc.y = 100;

heading("OBJECTIVE");
doc.font("Helvetica").fontSize(9.2);
doc.text(
  "Second engineer with nine years at sea on tankers and bulk carriers, looking for a Second Engineer berth on LR2 or Suezmax tankers and for promotion to Chief Engineer within the next three contracts.",
  { width: WIDTH, align: "justify" },
);

heading("SEA SERVICE (latest first)");
table(
  [88, 92, 80, 109, 67, 67],
  [
    ["Vessel", "Type / Main engine", "Rank", "Company", "Sign on", "Sign off"],
    [
      "m.t. Gulf of Cambay",
      "LR2 tanker, MAN 6G60ME-C",
      "Second Engineer",
      "Daman Ganga Ship Management Pvt. Ltd.",
      "04-Jun-2026",
      "On board",
    ],
    [
      "m.t. Malabar Crest",
      "MR tanker, MAN 6S50ME-B",
      "Second Engineer",
      "Daman Ganga Ship Management Pvt. Ltd.",
      "11-Feb-2025",
      "20-Sep-2025",
    ],
    [
      "m.t. Nandini Pride",
      "MR tanker, MAN 6S50MC-C",
      "Third Engineer",
      "Daman Ganga Ship Management Pvt. Ltd.",
      "02-Aug-2022",
      "17-Mar-2023",
    ],
    [
      "m.v. Konkan Trader",
      "Supramax bulk carrier, MAN 6S50MC",
      "Third Engineer",
      "Lighthouse Maritime Services",
      "15-Jan-2021",
      "28-Oct-2021",
    ],
    [
      "m.v. Orient Teal",
      "Handymax bulk carrier, Wartsila RT-flex50",
      "Fourth Engineer",
      "Lighthouse Maritime Services",
      "06-May-2019",
      "30-Jan-2020",
    ],
    [
      "m.v. Orient Heron",
      "Handymax bulk carrier, Wartsila RT-flex50",
      "Junior Engineer",
      "Lighthouse Maritime Services",
      "19-Nov-2017",
      "25-Jul-2018",
    ],
  ],
);

heading("SHORE EXPERIENCE");
doc
  .font("Helvetica-Bold")
  .fontSize(9.6)
  .text("Technical Assistant, Daman Ganga Ship Management Pvt. Ltd., Mumbai");
doc.font("Helvetica-Oblique").fontSize(9).text("June 2023 to December 2024");
doc.y += 2;
bullets([
  "Assisted two superintendents with the dry docking of three MR tankers at Colombo and Cochin",
  "Maintained the planned maintenance database (AMOS) and closed 212 overdue jobs in six months",
  "Compared spare part quotations and brought the yearly stores budget of one ship down by 9 per cent",
]);

heading("EXPERIENCE ON BOARD");
bullets([
  "Complete overhaul of main engine units, turbocharger cut-out and exhaust valve reconditioning at anchorage",
  "Bunkering in charge for 14 operations under the 0.50% sulphur rule without a spill or a dispute",
  "Took part in two vetting inspections with nil engine room observations",
  "Commissioned a ballast water treatment plant together with the maker's engineer",
]);

heading("CERTIFICATES");
table(
  [230, 96, 95, 82],
  [
    ["Certificate", "Number", "Issued at", "Valid until"],
    ["MEO Class II (Motor)", "00-ME2-0000", "Mumbai", "14-Mar-2029"],
    ["Advanced Training for Oil Tanker Cargo Operations", "AT-000000", "Mumbai", "08-Jan-2030"],
    ["Engine Room Simulator, Management Level", "ERSM-0000", "Navi Mumbai", "Unlimited"],
    ["Medical First Aid", "MFA-00000", "Vadodara", "21-May-2028"],
  ],
);

heading("EDUCATION");
table(
  [158, 205, 70, 70],
  [
    ["Course", "Institute / Board", "Year", "Marks"],
    ["B.E. (Marine Engineering)", "Tolani Maritime Institute, Talegaon", "2017", "71.3%"],
    ["H.S.C. (Science)", "Gujarat Secondary and Higher Secondary Education Board", "2013", "78%"],
    ["S.S.C.", "Gujarat Secondary Education Board", "2011", "84.6%"],
  ],
);

heading("COMPUTER AND TECHNICAL SKILLS");
doc.font("Helvetica").fontSize(9.2);
doc.text(
  "AMOS, ShipManager, Alpha lubricator tuning, PLC fault finding, Purifier overhaul, Gas welding",
  { width: WIDTH },
);

heading("PERSONAL DETAILS");
pairs([
  ["Date of birth", "9 October 1995"],
  ["Nationality", "Indian"],
  ["Passport", "Z0000000, valid until 2031"],
  ["INDoS / CDC", "00ZZ0000 / MUM 000000"],
  ["Languages", "Gujarati, English, Hindi"],
  ["Height / boiler suit", "178 cm / L, safety shoes 9"],
  ["Available from", "January 2027"],
]);

heading("REFERENCES");
doc.font("Helvetica").fontSize(9.2);
doc.text("Capt. Ashvin Solanki, Fleet Manager, Daman Ganga Ship Management. Tel: 022 5550 1190", {
  width: WIDTH,
});
doc.text(
  "Mr. Percy Daruwala, Technical Superintendent, Lighthouse Maritime Services. Tel: 022 5550 1187",
  { width: WIDTH },
);

doc.end();
