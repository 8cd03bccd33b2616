CREATE TABLE "profile"."letters" (
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"resume_id" uuid,
	"resume_revision" integer,
	"job_description" text NOT NULL,
	"letter" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "letters_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile"."letters" ADD CONSTRAINT "letters_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_newest" ON "profile"."letters" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "letters_deleted" ON "profile"."letters" USING btree ("deleted_at") WHERE "profile"."letters"."deleted_at" is not null;