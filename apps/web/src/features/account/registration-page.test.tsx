import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { perTab } from "../../lib/storage.ts";
import { answer, crash, fakeServer, refuse } from "../../testing/fake-server.ts";
import { renderAt } from "../../testing/render-app.tsx";
import { RegistrationPage } from "./registration-page.tsx";

const SUBMIT = { name: "Create Account" };

const GOOD = {
  "Full Name": "Asha Rao",
  Email: "asha@example.in",
  "Phone Number": "9876543210",
  Password: "rehearse",
  "Confirm Password": "rehearse",
};

function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));
const button = () => screen.getByRole<HTMLButtonElement>("button", SUBMIT);
const open = () => renderAt(RegistrationPage, "/ragister");

async function submit(): Promise<void> {
  fireEvent.click(button());
  await act(async () => vi.advanceTimersByTimeAsync(0));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is wrong is said", () => {
  test("nowhere before a field was touched", async () => {
    await open();
    expect(screen.queryByText(/required|valid|match|least/)).toBeNull();
  });

  test.each([
    ["Full Name", "Full name is required"],
    ["Email", "Please enter a valid email address"],
    ["Phone Number", "Phone number is required"],
    ["Password", "Password is required"],
  ])("of %s when it is left empty: %s", async (label, sentence) => {
    await open();
    leave(label);
    expect(screen.queryByText(sentence)).not.toBeNull();
  });

  test.each(["asha", "a@x..y", "a@[127.0.0.1]", "आशा@उदाहरण.भारत", "asha@gmail.com."])(
    "while the address is typed: %s",
    async (value) => {
      await open();
      fill({ Email: value });
      expect(screen.queryByText("Please enter a valid email address")).not.toBeNull();
    },
  );

  test("of texts that are too long, with the length that is not", async () => {
    await open();
    fill({ "Full Name": "x".repeat(121), Password: "x".repeat(129) });
    leave("Full Name");
    for (const sentence of [
      "Full name must be at most 120 characters long",
      "Password must be at most 128 characters long",
    ]) {
      expect(screen.queryByText(sentence)).not.toBeNull();
    }
  });

  test.each([
    ["987654321", "Please enter a valid 10-digit phone number"],
    ["98765432101", "Please enter a valid 10-digit phone number"],
    ["98765x3210", "Please enter a valid 10-digit phone number"],
  ])("while the phone number is typed: %s", async (value, sentence) => {
    await open();
    fill({ "Phone Number": value });
    expect(screen.queryByText(sentence)).not.toBeNull();
  });

  test("while the phone number and the password are emptied again", async () => {
    await open();
    fill({ "Phone Number": "9", Password: "r" });
    fill({ "Phone Number": "", Password: "" });
    expect(screen.queryByText("Phone number is required")).not.toBeNull();
    expect(screen.queryByText("Password is required")).not.toBeNull();
  });

  test("while the password is typed", async () => {
    await open();
    fill({ Password: "12345" });
    screen.getByText("Password must be at least 6 characters long");
    fill({ Password: "123456" });
    expect(screen.queryByText("Password must be at least 6 characters long")).toBeNull();
  });

  test("of the other fields when they are left, and then while they are put right", async () => {
    await open();
    fill({
      "Full Name": "  ",
      Email: "asha@",
      Password: "rehearse",
      "Confirm Password": "rehears",
    });
    expect(screen.queryByText("Passwords do not match")).toBeNull();
    for (const label of ["Full Name", "Email", "Confirm Password"]) leave(label);
    screen.getByText("Full name is required");
    screen.getByText("Please enter a valid email address");
    screen.getByText("Passwords do not match");

    fill({ Email: "asha@example.in" });
    expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  });

  test("to a screen reader, at its field", async () => {
    await open();
    fill({ "Phone Number": "98" });
    const phone = screen.getByLabelText("Phone Number");
    expect(phone.getAttribute("aria-invalid")).toBe("true");
    const described = (phone.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "+91",
      "Please enter a valid 10-digit phone number",
    ]);
  });
});

describe("Create Account", () => {
  test("says why it is disabled, and says nothing once it is not", async () => {
    await open();
    const why = () => {
      const id = button().getAttribute("aria-describedby");
      return id === null ? null : document.getElementById(id)?.textContent;
    };
    fill({ ...GOOD, Email: "", Password: "" });
    expect(why()).toBe("Still to fill in: Email and Password.");
    fill({ Email: "asha@", Password: "rehearse" });
    expect(why()).toBe("Still to correct: Email.");
    fill(GOOD);
    expect([why(), button().disabled]).toEqual([null, false]);
  });

  test.each(Object.keys(GOOD))("is disabled while %s is empty", async (label) => {
    await open();
    fill({ ...GOOD, [label]: "" });
    expect(button().disabled).toBe(true);
  });

  test.each([
    ["Full Name", "   "],
    ["Email", "asha.example.in"],
    ["Phone Number", "12345"],
    ["Password", "12345"],
    ["Confirm Password", "different"],
  ])("is disabled while %s is wrong, even before it is said", async (label, value) => {
    await open();
    fill({ ...GOOD, [label]: value });
    expect(button().disabled).toBe(true);
  });

  test("is disabled and says so while the account is being created", async () => {
    fakeServer({ "POST /account/registrations": () => new Promise<Response>(() => undefined) });
    await open();
    fill(GOOD);
    vi.useFakeTimers();
    await submit();
    const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Creating Account..." });
    expect(busy.disabled).toBe(true);
  });
});

describe("a refused registration", () => {
  test.each([
    [
      "EMAIL_TAKEN",
      409,
      undefined,
      "This email already has an account. Sign in, or reset the password.",
    ],
    [
      "TOO_MANY_ATTEMPTS",
      429,
      { retryAfterSeconds: 90 },
      "Too many attempts. Try again in 2 minutes.",
    ],
  ])("says what %s means and keeps what was typed", async (code, status, data, sentence) => {
    fakeServer({ "POST /account/registrations": () => refuse(status, code, data) });
    await open();
    fill(GOOD);
    vi.useFakeTimers();
    await submit();
    expect(screen.getByRole("alert").textContent).toBe(sentence);
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("rehearse");
  });
});

test("says the specification's sentence when the server has nothing to tell", async () => {
  fakeServer({ "POST /account/registrations": crash });
  await open();
  fill(GOOD);
  vi.useFakeTimers();
  await submit();
  expect(screen.getByRole("alert").textContent).toBe("An error occurred during signup");
});

describe("a successful registration", () => {
  test("sends what the contract asks for, shows it until the toast is gone and goes to the sign-in", async () => {
    const asked = fakeServer({
      "POST /account/registrations": () => answer({ needsConfirmation: false }),
    });
    const { place } = await open();
    fill({ ...GOOD, "Phone Number": "+91 98765 43210" });
    vi.useFakeTimers();
    await submit();

    expect(asked.filter(({ call }) => call.startsWith("POST"))).toEqual([
      {
        call: "POST /account/registrations",
        input: {
          fullName: "Asha Rao",
          email: "asha@example.in",
          phoneNumber: "9876543210",
          password: "rehearse",
        },
      },
    ]);
    screen.getByText("Account Created Successfully!");
    screen.getByText("Redirecting to dashboard...");
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Asha Rao");
    expect(button().disabled).toBe(true);
    screen.getByText("Your account is ready. The sign-in page opens in a moment.");
    expect(Object.keys(window.sessionStorage).map((key) => perTab.get(key))).not.toContain(
      expect.stringContaining("Asha"),
    );

    await act(async () => vi.advanceTimersByTimeAsync(2_499));
    screen.getByText("Account Created Successfully!");
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText("Account Created Successfully!")).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(299));
    expect(place()).toBe("/ragister");
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(place()).toBe("/login?notice=created");
  });
});

test("a reload keeps what was typed, never the passwords", async () => {
  await open();
  fill(GOOD);
  document.body.replaceChildren();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Asha Rao");
  expect(screen.getByLabelText<HTMLInputElement>("Phone Number").value).toBe("9876543210");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  const kept = Object.keys(window.sessionStorage).map((key) => perTab.get(key));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.join(" ")).not.toContain("rehearse");
});

test("the way to the sign-in keeps the page that was asked for", async () => {
  await renderAt(RegistrationPage, "/ragister?redirect=%2Fresume%2Freport");
  const link = screen.getByRole("link", { name: "Sign in here" });
  expect(link.getAttribute("href")).toBe("/login?redirect=%2Fresume%2Freport");
});
