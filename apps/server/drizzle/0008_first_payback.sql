ALTER TABLE "profile"."resume_shares" ALTER COLUMN "resume_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD COLUMN "report_id" uuid;--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD COLUMN "shows_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD CONSTRAINT "resume_shares_of_report" FOREIGN KEY ("user_id","report_id") REFERENCES "profile"."resume_reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_shares_of_report" ON "profile"."resume_shares" USING btree ("user_id","report_id");--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD CONSTRAINT "resume_shares_of_one" CHECK (num_nonnulls("profile"."resume_shares"."resume_id", "profile"."resume_shares"."report_id") = 1);