CREATE TABLE "profile"."simulation_acts" (
	"user_id" text NOT NULL,
	"run_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "profile"."simulation_acts_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"act" jsonb NOT NULL,
	CONSTRAINT "simulation_acts_user_id_run_id_id_pk" PRIMARY KEY("user_id","run_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."simulation_certificates" (
	"user_id" text NOT NULL,
	"run_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean NOT NULL,
	"day" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_certificates_user_id_run_id_pk" PRIMARY KEY("user_id","run_id"),
	CONSTRAINT "simulation_certificates_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "profile"."simulation_runs" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"run" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "simulation_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."simulation_scenarios" (
	"digest" text PRIMARY KEY NOT NULL,
	"scenario" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile"."simulation_acts" ADD CONSTRAINT "simulation_acts_run" FOREIGN KEY ("user_id","run_id") REFERENCES "profile"."simulation_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."simulation_certificates" ADD CONSTRAINT "simulation_certificates_run" FOREIGN KEY ("user_id","run_id") REFERENCES "profile"."simulation_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."simulation_runs" ADD CONSTRAINT "simulation_runs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_acts_in_order" ON "profile"."simulation_acts" USING btree ("user_id","run_id","ordinal");--> statement-breakpoint
CREATE INDEX "simulation_runs_newest" ON "profile"."simulation_runs" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "simulation_runs_deleted" ON "profile"."simulation_runs" USING btree ("deleted_at") WHERE "profile"."simulation_runs"."deleted_at" is not null;