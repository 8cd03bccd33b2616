CREATE TABLE "profile"."chat_messages" (
	"user_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" jsonb NOT NULL,
	"engine" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_user_id_report_id_ordinal_pk" PRIMARY KEY("user_id","report_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "profile"."chat_messages" ADD CONSTRAINT "chat_messages_of_report" FOREIGN KEY ("user_id","report_id") REFERENCES "profile"."resume_reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "profile"."chat_messages" USING btree ("user_id","report_id","question_id","role");--> statement-breakpoint
CREATE INDEX "chat_messages_by_day" ON "profile"."chat_messages" USING btree ("user_id","at");