CREATE TABLE "profile"."resume_pictures" (
	"user_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"picture" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_pictures_user_id_resume_id_pk" PRIMARY KEY("user_id","resume_id")
);
--> statement-breakpoint
ALTER TABLE "profile"."resume_pictures" ADD CONSTRAINT "resume_pictures_of_resume" FOREIGN KEY ("user_id","resume_id") REFERENCES "profile"."resumes"("user_id","id") ON DELETE cascade ON UPDATE no action;