-- Stored reports call the most points of a check or an axis "maxPoints" and the score after an improvement
-- "resultingScore". A key stands unescaped in the text of a jsonb; quotation marks within its strings are escaped.
UPDATE "profile"."resume_reports"
SET "report" = replace(replace("report"::text, '"of":', '"maxPoints":'), '"makes":', '"resultingScore":')::jsonb
WHERE "report"::text LIKE '%"of":%' OR "report"::text LIKE '%"makes":%';
