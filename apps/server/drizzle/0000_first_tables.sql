CREATE SCHEMA IF NOT EXISTS "profile";
--> statement-breakpoint
CREATE TABLE "profile"."account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile"."rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "profile"."resume_reports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"upload_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"input_hash" text NOT NULL,
	"rules_version" text NOT NULL,
	"reader_version" text NOT NULL,
	"target_role" text NOT NULL,
	"score" integer NOT NULL,
	"report" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "resume_reports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."resume_uploads" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text NOT NULL,
	"file_size" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"format" text NOT NULL,
	"sha256" text NOT NULL,
	"object_key" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"problem" jsonb,
	"reading" jsonb,
	"summary" jsonb,
	"reader_version" text,
	"pages" integer,
	"tagged" boolean,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "resume_uploads_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "profile"."user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "profile"."verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."resume_reports" ADD CONSTRAINT "resume_reports_of_upload" FOREIGN KEY ("user_id","upload_id") REFERENCES "profile"."resume_uploads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."resume_uploads" ADD CONSTRAINT "resume_uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_by_user" ON "profile"."account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_reports_once" ON "profile"."resume_reports" USING btree ("user_id","upload_id","input_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_reports_ordinal" ON "profile"."resume_reports" USING btree ("user_id","ordinal");--> statement-breakpoint
CREATE INDEX "resume_reports_newest" ON "profile"."resume_reports" USING btree ("user_id","made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resume_uploads_newest" ON "profile"."resume_uploads" USING btree ("user_id","uploaded_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "resume_uploads_current_path" ON "profile"."resume_uploads" USING btree ("user_id","file_path") WHERE "profile"."resume_uploads"."replaced_at" is null and "profile"."resume_uploads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resume_uploads_by_object" ON "profile"."resume_uploads" USING btree ("object_key");--> statement-breakpoint
CREATE INDEX "session_by_user" ON "profile"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "profile"."verification" USING btree ("identifier");