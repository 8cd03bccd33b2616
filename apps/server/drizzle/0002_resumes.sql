CREATE TABLE "profile"."resume_share_attempts" (
	"user_id" text NOT NULL,
	"share_id" uuid NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_share_attempts_user_id_share_id_source_pk" PRIMARY KEY("user_id","share_id","source")
);
--> statement-breakpoint
CREATE TABLE "profile"."resume_share_views" (
	"user_id" text NOT NULL,
	"share_id" uuid NOT NULL,
	"device" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_share_views_user_id_share_id_device_pk" PRIMARY KEY("user_id","share_id","device")
);
--> statement-breakpoint
CREATE TABLE "profile"."resume_shares" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"token" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"is_listed" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	CONSTRAINT "resume_shares_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."resume_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_versions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."resumes" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"full_name" text NOT NULL,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "resumes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile"."resume_share_attempts" ADD CONSTRAINT "resume_share_attempts_of_share" FOREIGN KEY ("user_id","share_id") REFERENCES "profile"."resume_shares"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."resume_share_views" ADD CONSTRAINT "resume_share_views_of_share" FOREIGN KEY ("user_id","share_id") REFERENCES "profile"."resume_shares"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD CONSTRAINT "resume_shares_of_resume" FOREIGN KEY ("user_id","resume_id") REFERENCES "profile"."resumes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."resume_versions" ADD CONSTRAINT "resume_versions_of_resume" FOREIGN KEY ("user_id","resume_id") REFERENCES "profile"."resumes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."resumes" ADD CONSTRAINT "resumes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_share_attempts_by_time" ON "profile"."resume_share_attempts" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "resume_share_views_by_hour" ON "profile"."resume_share_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "resume_shares_of_resume" ON "profile"."resume_shares" USING btree ("user_id","resume_id");--> statement-breakpoint
CREATE INDEX "resume_shares_by_token" ON "profile"."resume_shares" USING btree ("token");--> statement-breakpoint
CREATE INDEX "resume_versions_newest" ON "profile"."resume_versions" USING btree ("user_id","resume_id","made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resumes_newest" ON "profile"."resumes" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resumes_deleted" ON "profile"."resumes" USING btree ("deleted_at") WHERE "profile"."resumes"."deleted_at" is not null;