CREATE TABLE "profile"."resume_share_names" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_share_names_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "profile"."resume_shares" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile"."resume_share_names" ADD CONSTRAINT "resume_share_names_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_share_names_by_name" ON "profile"."resume_share_names" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_shares_by_name" ON "profile"."resume_shares" USING btree ("name");