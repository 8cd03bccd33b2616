CREATE TABLE "profile"."voice_usage" (
	"user_id" text NOT NULL,
	"day" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "voice_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "profile"."voice_usage" ADD CONSTRAINT "voice_usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;