/** How many rows a page of each list of the admin page has. */
export const PEOPLE_PER_PAGE = 25;
export const FILES_PER_PAGE = 10;
export const ACTS_PER_PAGE = 20;

/** People behind a figure of a batch, at least: with fewer it would be somebody's own. */
export const FEWEST_OF_BATCH = 5;
