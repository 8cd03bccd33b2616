ALTER TABLE "profile"."account" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "profile"."account" ADD CONSTRAINT "account_once_per_provider" UNIQUE("provider_id","account_id");--> statement-breakpoint
ALTER TABLE "profile"."account" ADD CONSTRAINT "account_one_of_each" UNIQUE("user_id","provider_id");