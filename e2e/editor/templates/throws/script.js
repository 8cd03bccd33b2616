container.querySelector("h1").dataset.seen = "yes";
throw new Error("The script is broken.");
