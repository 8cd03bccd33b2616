CREATE TABLE "profile"."interview_events" (
	"user_id" text NOT NULL,
	"interview_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "profile"."interview_events_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "interview_events_user_id_interview_id_id_pk" PRIMARY KEY("user_id","interview_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."interviews" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"interview" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "interviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile"."interview_events" ADD CONSTRAINT "interview_events_interview" FOREIGN KEY ("user_id","interview_id") REFERENCES "profile"."interviews"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."interviews" ADD CONSTRAINT "interviews_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_events_in_order" ON "profile"."interview_events" USING btree ("user_id","interview_id","ordinal");--> statement-breakpoint
CREATE INDEX "interviews_newest" ON "profile"."interviews" USING btree ("user_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interviews_deleted" ON "profile"."interviews" USING btree ("deleted_at") WHERE "profile"."interviews"."deleted_at" is not null;