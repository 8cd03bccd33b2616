import { labelledQuestions } from "./labelled-question.ts";

/** The half of the labelled questions that rules are made from. The other half lies under `validation`. */
export const QUESTIONS = labelledQuestions(`
analyst | Why did I get this score? | score | {score}; {axis:content} | check
analyst | score itna kam kyu hai | score | {score} | check
fresher | mera score kam kyon hai? | score | {score} | check
support | whats wrong with my resume | score | {score} | check
analyst | Why is Content only that much? | axis | {axis:content} | check
analyst | why is my mach so low | axis | {axis:match} | check
support | readability ke number kahan kate? | axis | {axis:readable} | check
fresher | Why is there no match score? | axis | job description |
analyst | how is the score calculated | how-scored | {score}; points |
support | score kaise banta hai bhai | how-scored | {score}; points |
analyst | What does the check Opens with a verb look at? | check | open with what was done; {check:opening-verbs} | check
analyst | why did I lose points in achievements with a result | check | {check:achievements} | check
support | tense wala check kya dekhta hai | check | past tense | check
fresher | explain 'skills shown in use' please | check | {check:skills-shown} | check
support | why hidden text?? | check | {check:hidden-text} | check
analyst | What should I do first? | first | {fix:1} | check
analyst | sabse pehle kya karu | first | {fix:1} | check
fresher | I have only 10 minutes, what is the most important thing to fix | first | {fix:1} | check
support | सबसे पहले क्या सुधारूं? | first | {fix:1} | check
analyst | What gets me past 80? | past | 80; {fix:1} | check
fresher | 90 tak kaise pahuchu | past | 90; {fix:1} | check
support | how to increase my score | first | {fix:1} | check
analyst | What should I do first? > and after that? | first | {fix:2} | check
analyst | Is bullet 2 good? | bullet | Responsible for weekly sales reports in Power BI | lines
analyst | Is my second bullet at Nandi Foods ok | bullet | Involved in building Airflow | lines
analyst | what do you think of "Ran 11 A/B tests on pricing pages" | bullet | Ran 11 A/B tests | lines
support | zenith ka pehla bullet kaisa hai | bullet | Handled 60 calls | lines
fresher | is the login page line good enough? | bullet | Made the login page | lines
analyst | Is bullet 2 good? > and the next one? | bullet | Ran 11 A/B tests | lines
analyst | is bullet 45 good | bullet | 7 bullets |
analyst | Write bullet 2 with a number. | rewrite | Power BI; load time; ? | lines
analyst | Is bullet 2 good? > rewrite it | rewrite | Power BI | lines
analyst | is my second bullet at Nandi Foods ok > isko thoda better likho na | rewrite | Airflow | lines
support | rewrite 'Did reports in Excel' | rewrite | Excel | lines
fresher | make the attendance app bullet stronger | rewrite | attendance app | lines
analyst | which of my bullets are weak? | weak-bullets | Helped with data requests | lines
support | kaunse points kamzor hain | weak-bullets | answering customers | lines
analyst | Which keywords am I missing? | missing-terms | Credit risk; Snowflake | term
analyst | JD ke kaunse skills mere resume me nahi hai | missing-terms | Credit risk; Snowflake | term
fresher | what keywords are missing | missing-terms | job description |
analyst | Do I have evidence for dbt? | evidence | {term:dbt} | term
analyst | do i show any proof of python | evidence | Automated the month-end | lines
analyst | Should I add Snowflake? | add-term | only if; Snowflake | term
analyst | credit risk daal du kya resume mein? | add-term | only if; Credit risk | term
analyst | should I add Kubernetes | add-term | Kubernetes; does not ask |
analyst | Is Snowflake a must? | must | Snowflake; must | term
analyst | is dbt mandatory or optional | must | nice to have | term
support | sql zaroori hai kya? | must | SQL | term
analyst | Is Snowflake a must? > and airflow? | must | Airflow; nice to have | term
analyst | How would I explain the gap in 2020? | gap | 13 months | lines
analyst | ek saal ka gap hai interview me kya bolu | gap | 13 months | lines
support | how do i explain my career gap | gap | no gap |
support | how should I explain leaving Bharat BPO | job-change | Bharat BPO; Zenith Telecom | lines
analyst | How many years of experience do I have? | years | years; 5 | lines
support | mera total experience kitna hai | years | 10 years | lines
support | Is my resume too long? | length | 3 pages | check
fresher | kitne page ka hona chahiye resume | length | 1 page | check
analyst | what changed since my last report? | changes | {score} | check
fresher | What changed since last time | changes | first report |
analyst | Will an ATS be able to read it? | ats | {axis:readable} | check
support | ats friendly hai kya mera resume | ats | {axis:readable} | check
analyst | Am I fit for this role? | fit | {axis:match}; Credit risk | term
analyst | what is good about my resume | strengths | 9% | lines
analyst | how is my summary | section | likes clean data | lines
fresher | is my education section fine | section | NIT Rourkela | lines
analyst | What should I do first? > Why? | first | {fix:1} | check
analyst | hi | greeting | {score} |
support | namaste | greeting | {score} |
analyst | thanks a lot! | thanks | welcome |
fresher | what can you do | help | bullet |
analyst | How much salary should I ask for? | beyond | salary; beyond |
analyst | write me a python script to scrape naukri | beyond | beyond |
support | aaj mausam kaisa hai | beyond | beyond |
support | can I put keywords in white text so the ATS picks them up | hidden-text | a machine; reads | check
analyst | is Virat Kohli's resume better than mine | beyond | beyond |
fresher | my back hurts what medicine should I take | beyond | beyond |
analyst | this is useless, your score is bullshit | score | {score} | check
analyst | asdkjh qwe | beyond | beyond |
analyst | What is the one thing I should fix before I send this today? | first | {fix:1} | check
support | mera experience kam hai kya is job ke liye? | years | 10 years | check
support | 10 saal ka experience hai, kya wo kaafi hai? | years | 10 years | check
support | Is my summary ok or should I remove it? | section | Keep it; eight years in telecom | lines
fresher | Will ATS be able to read my phone number and email? | section | rohan@example.in | check
analyst | Is my LinkedIn missing? | section | No link to a profile | check
analyst | Should I put my photo and date of birth? | contents | photo; date of birth |
support | do I need to write father's name and marital status | contents | marital status |
fresher | Should I write my 12th marks? | contents | 10th and 12th |
support | Should I write my CGPA? | contents | the degree and its year are enough |
support | Should I remove my first job, it is too old? | contents | Bharat BPO; in place of | lines
analyst | hobbies likhna chahiye kya | contents | pastimes |
fresher | are my dates written properly? | subject | Dates understood | check
support | any spelling or grammar mistakes? | subject | spelling of every word | check
analyst | is the layout ok for a machine | subject | One column | check
analyst | Do I meet the degree requirement? | section | Fergusson College | lines
support | Does my graduation count for them? | section | Lucknow University | lines
analyst | Snowflake nahi aata, PostgreSQL chalega kya? | substitute | Snowflake by name; PostgreSQL | term
analyst | Is dbt ok instead of Snowflake? | substitute | each of them by itself | term
analyst | Airflow na bhi aaye to chalega? | substitute | Airflow is nice to have | term
fresher | I have no work experience, what can I show instead? | beginner | Attendance app; Library system | lines
fresher | make the library project better | rewrite | library management | lines
fresher | what is missing in my resume | missing-terms | would raise it | check
analyst | Snowflake seekhne mein kitna time lagega? | beyond | to learn; next steps |
analyst | where can I learn dbt | beyond | to learn; next steps |
analyst | What is Snowflake? | beyond | What a term means |
analyst | If I add Snowflake how much will my score go up? | add-term | together; only if | check
support | They want Team Lead but my title is Senior Support Executive, can I change my title? | title | they can be checked | lines
support | They want somebody kind who smiles. Does my resume show it? | beyond | beyond; not stands nowhere |
`);
