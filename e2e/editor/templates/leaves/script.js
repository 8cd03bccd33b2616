location.href = data.personal.website;
