-- Stored readings call a line that is a running header or a page number "runningHeader". A key stands unescaped in the
-- text of a jsonb; quotation marks within its strings are escaped.
UPDATE "profile"."resume_uploads"
SET "reading" = replace("reading"::text, '"furniture":', '"runningHeader":')::jsonb
WHERE "reading"::text LIKE '%"furniture":%';
--> statement-breakpoint
UPDATE "profile"."resume_reports"
SET "lines" = replace("lines"::text, '"furniture":', '"runningHeader":')::jsonb
WHERE "lines"::text LIKE '%"furniture":%';
