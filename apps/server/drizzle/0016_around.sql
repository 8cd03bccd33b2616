CREATE TABLE "profile"."account_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile"."applications" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"note" text NOT NULL,
	"applied_on" date,
	"next_step" text NOT NULL,
	"next_on" date,
	"salary" bigint,
	"resume_id" uuid,
	"resume_revision" integer,
	"letter_id" uuid,
	"letter_revision" integer,
	"history" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "applications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" text,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile"."backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"reason" text NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint,
	"rows" integer,
	"files" integer,
	"problem" text,
	"tested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile"."installation_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile"."invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"batch" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_by_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "profile"."known_devices" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "profile"."notification_reads" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "profile"."notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"due_reviews" boolean DEFAULT true NOT NULL,
	"weekly_summary_since" timestamp with time zone,
	"last_summary_on" date
);
--> statement-breakpoint
CREATE TABLE "profile"."passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"aaguid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "profile"."preparations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"target_role" text,
	"level" text,
	"company" text DEFAULT '' NOT NULL,
	"interview_on" date,
	"interview_time" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile"."two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile"."weekly_goals" (
	"user_id" text NOT NULL,
	"monday" date NOT NULL,
	"goals" jsonb NOT NULL,
	CONSTRAINT "weekly_goals_user_id_monday_pk" PRIMARY KEY("user_id","monday")
);
--> statement-breakpoint
ALTER TABLE "profile"."session" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "exported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "batch" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "ban_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."user" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile"."account_notices" ADD CONSTRAINT "account_notices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."applications" ADD CONSTRAINT "applications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."audit_log" ADD CONSTRAINT "audit_log_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "profile"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."audit_log" ADD CONSTRAINT "audit_log_subject_id_user_id_fk" FOREIGN KEY ("subject_id") REFERENCES "profile"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."invitations" ADD CONSTRAINT "invitations_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "profile"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."known_devices" ADD CONSTRAINT "known_devices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."notification_reads" ADD CONSTRAINT "notification_reads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."notification_settings" ADD CONSTRAINT "notification_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."preparations" ADD CONSTRAINT "preparations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."weekly_goals" ADD CONSTRAINT "weekly_goals_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notices_by_user" ON "profile"."account_notices" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "applications_deleted" ON "profile"."applications" USING btree ("deleted_at") WHERE "profile"."applications"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "profile"."audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_by_email" ON "profile"."invitations" USING btree ("email") WHERE "profile"."invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_by_expiry" ON "profile"."invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_by_user" ON "profile"."passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_by_user" ON "profile"."two_factor" USING btree ("user_id");