/** The drawn table takes names and places from the page that is told for the text table. */
export const READS_PAGE = true;
