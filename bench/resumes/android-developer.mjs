import { createElement as h } from "react";
import { Document, Link, Page, Path, Svg, Text, View, renderToFile } from "@react-pdf/renderer";

const THEME = "#0284c7";
const INK = "#404040";

const ICONS = {
  mail: "M2 5h20v14H2z M2 5l10 8 10-8",
  phone: "M6 2l4 5-2 3c1 3 3 5 6 6l3-2 5 4-3 4C10 21 3 13 3 5z",
  place: "M12 2c4 0 7 3 7 7 0 5-7 13-7 13S5 14 5 9c0-4 3-7 7-7z",
  link: "M9 15l6-6 M8 11l-3 3a4 4 0 006 6l3-3 M16 13l3-3a4 4 0 00-6-6l-3 3",
};

const page = { fontFamily: "Helvetica", fontSize: 10.5, color: INK, paddingBottom: 28 };

function icon(name) {
  return h(
    Svg,
    { viewBox: "0 0 24 24", style: { width: 10, height: 10, marginRight: 4 } },
    h(Path, { d: ICONS[name], stroke: "#a3a3a3", strokeWidth: 2, fill: "none" }),
  );
}

function contact(name, text, src) {
  const value = h(Text, null, text);
  return h(
    View,
    { style: { flexDirection: "row", alignItems: "center" } },
    icon(name),
    src ? h(Link, { src, style: { color: INK, textDecoration: "none" } }, value) : value,
  );
}

function section(heading, ...children) {
  return h(
    View,
    { style: { marginTop: 14, gap: 6 } },
    h(
      View,
      { style: { flexDirection: "row", alignItems: "center" } },
      h(View, { style: { width: 30, height: 3.75, marginRight: 10, backgroundColor: THEME } }),
      h(Text, { style: { fontFamily: "Helvetica-Bold", letterSpacing: 0.45 } }, heading),
    ),
    ...children,
  );
}

function bullets(items) {
  return items.map((item) =>
    h(
      View,
      { key: item, style: { flexDirection: "row", marginTop: 2 } },
      h(Text, { style: { paddingLeft: 6, paddingRight: 6, fontFamily: "Helvetica-Bold" } }, "•"),
      h(Text, { style: { flex: 1 } }, item),
    ),
  );
}

function entry({ head, left, date, items = [] }) {
  return h(
    View,
    null,
    head && h(Text, { style: { fontFamily: "Helvetica-Bold" } }, head),
    h(
      View,
      { style: { flexDirection: "row", justifyContent: "space-between", marginTop: 3 } },
      h(Text, left.bold ? { style: { fontFamily: "Helvetica-Bold" } } : null, left.text),
      h(Text, null, date),
    ),
    h(View, { style: { marginTop: 2 } }, bullets(items)),
  );
}

function rated(skill, level) {
  const dots = [1, 2, 3, 4, 5].map((dot) =>
    h(View, {
      key: dot,
      style: {
        width: 9,
        height: 9,
        borderRadius: 5,
        marginLeft: 2.25,
        backgroundColor: dot <= level ? THEME : "#d9d9d9",
      },
    }),
  );
  return h(
    View,
    { style: { flexDirection: "row", alignItems: "center" } },
    h(Text, { style: { marginRight: 6 } }, skill),
    ...dots,
  );
}

const resume = h(
  Document,
  { title: "Mohammed Faizan Ansari Resume", author: "Mohammed Faizan Ansari" },
  h(
    Page,
    { size: "LETTER", style: page },
    h(View, { style: { height: 10.5, backgroundColor: THEME } }),
    h(
      View,
      { style: { paddingHorizontal: 58, paddingTop: 18 } },
      h(
        Text,
        { style: { fontFamily: "Helvetica-Bold", fontSize: 20, color: THEME } },
        "Mohammed Faizan Ansari",
      ),
      h(
        Text,
        { style: { marginTop: 6 } },
        "Android developer who ships small, measured releases to phones with 2 GB of RAM and patchy networks. Two and a half years of Kotlin in production and one app of my own with 1.3 lakh installs.",
      ),
      h(
        View,
        {
          style: {
            flexDirection: "row",
            flexWrap: "wrap",
            justifyContent: "space-between",
            marginTop: 8,
            fontSize: 9.5,
          },
        },
        contact(
          "mail",
          "faizan.ansari@droidpost.example",
          "mailto:faizan.ansari@droidpost.example",
        ),
        contact("phone", "+91-70040-51186", "tel:+917004051186"),
        contact("place", "Ranchi, Jharkhand"),
        contact("link", "github.com/faizan-builds", "https://github.com/faizan-builds"),
      ),
      section(
        "WORK EXPERIENCE",
        entry({
          head: "Khetbazaar Agritech Pvt Ltd",
          left: { text: "Android Developer" },
          date: "Jul 2024 - Present",
          items: [
            "Rewrote the order screen in Jetpack Compose and reduced its start-up time on entry-level phones from 4.1 s to 1.6 s",
            "Built offline order capture with Room and WorkManager for 5,400 village agents; failed orders fell by 71%",
            "Brought the crash-free rate from 97.2% to 99.7% in three releases and kept the download below 11 MB",
            "Localised the app into Hindi, Nagpuri and Bengali with the help of two field officers",
          ],
        }),
        entry({
          head: "Palash Softlabs",
          left: { text: "Junior Software Developer" },
          date: "Jun 2023 - Jun 2024",
          items: [
            "Delivered four client apps in Kotlin and Java, from a blood-bank locator to a school bus tracker",
            "Introduced UI tests with Espresso to the team and ran them on GitHub Actions for each pull request",
          ],
        }),
        entry({
          head: "Birsa Digital Services",
          left: { text: "Android Intern" },
          date: "Jan 2023 - May 2023",
          items: ["Converted 26 Java activities to Kotlin and replaced AsyncTask with coroutines"],
        }),
      ),
      section(
        "EDUCATION",
        entry({
          head: "Birla Institute of Technology, Mesra",
          left: { text: "B.Tech in Information Technology - 7.94 CGPA" },
          date: "Aug 2019 - May 2023",
          items: ["Member of the robotics society and captain of the hostel football team"],
        }),
        entry({
          head: "Jharkhand Academic Council, Ranchi",
          left: { text: "Intermediate of Science - 82.6%" },
          date: "2019",
        }),
      ),
      section(
        "PROJECT",
        entry({
          left: { text: "Haat Bhav", bold: true },
          date: "2022 - 2025",
          items: [
            "Daily mandi prices for 118 markets of Jharkhand and Bihar with a home-screen widget; 1.3 lakh installs, rated 4.6",
            "Kotlin Multiplatform core shared with an iOS beta, served by a small Ktor back end",
          ],
        }),
        entry({
          left: { text: "Sound of Sohrai", bold: true },
          date: "Oct 2023",
          items: ["Audio guide to painted villages around Hazaribagh, made in a 36-hour hackathon"],
        }),
      ),
      section(
        "SKILLS",
        h(
          View,
          { style: { flexDirection: "row", justifyContent: "space-between", marginTop: 2 } },
          rated("Kotlin", 5),
          rated("Jetpack Compose", 4),
          rated("Gradle", 3),
        ),
        h(
          View,
          null,
          bullets([
            "Libraries: Room, Retrofit, Hilt, Coil",
            "Testing: JUnit, Espresso, Macrobenchmark",
            "Also: Java, Firebase, Figma, Git",
          ]),
        ),
      ),
      section(
        "CUSTOM SECTION",
        h(
          View,
          null,
          bullets([
            "Second prize, Smart Jharkhand Hackathon 2023",
            "Speaks Hindi, Urdu and English",
            "Organiser of the Ranchi Kotlin meet-up since 2024",
          ]),
        ),
      ),
    ),
  ),
);

await renderToFile(resume, process.argv[2] ?? "android-developer.pdf");
