CREATE TABLE "profile"."learning_events" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "profile"."learning_events_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "learning_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile"."learning_events" ADD CONSTRAINT "learning_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_events_in_order" ON "profile"."learning_events" USING btree ("user_id","ordinal");--> statement-breakpoint
CREATE INDEX "learning_events_by_day" ON "profile"."learning_events" USING btree ("user_id","received_at");