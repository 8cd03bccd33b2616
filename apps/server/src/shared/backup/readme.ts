/** What stands first in every backup, for whoever finds one. */
export const BACKUP_README = `A backup of Taiyari: the database, the uploaded files and, unless it was set by the environment, the secret.

Keep it like the server itself: it holds everything that people wrote and what their passwords are checked with.

manifest.json   versions, and a checksum of every table and file
database/       the rows of each table as PostgreSQL's COPY writes them, in numbered parts
files/          uploaded files by their keys
secret          signs cookies and protects two-step codes

To use it: npm run taiyari -- restore FILE
To try it without changing anything: npm run taiyari -- restore FILE --test
`;
