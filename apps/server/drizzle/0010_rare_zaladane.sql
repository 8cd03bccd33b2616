CREATE TABLE "profile"."assessments" (
	"user_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"course" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"pass" integer NOT NULL,
	"bank" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"judged" jsonb,
	CONSTRAINT "assessments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile"."certificates" (
	"user_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"course" text NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_user_id_assessment_id_pk" PRIMARY KEY("user_id","assessment_id"),
	CONSTRAINT "certificates_by_code" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "profile"."assessments" ADD CONSTRAINT "assessments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "profile"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile"."certificates" ADD CONSTRAINT "certificates_of_assessment" FOREIGN KEY ("user_id","assessment_id") REFERENCES "profile"."assessments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_of_course" ON "profile"."assessments" USING btree ("user_id","course","started_at");