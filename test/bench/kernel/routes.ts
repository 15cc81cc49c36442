const LISTINGS = `competitions quiz hiring-challenges hackathons scholarships workshops-webinars conferences events jobs
jobs-and-internships internships college-fests articles all-opportunities practice/company-preparation
practice/machine-learning-ai-project courses/explore-all courses/:domain practice/mock-test practice/mock-test/tech
practice/mock-test/management practice/mock-test/general-assessment practice/mock-test/competitive-exam-papers
practice/mock-test/gamified-assessments find-a-mentor find-a-mentor/:name jobs/:slug internships/:slug`

const COURSES = `courses/:prefix/:url practice/:prefix/:url courses/:prefix/:url/:section/:module
courses/:prefix/:url/:section/:module/:submodule courses learn/* practice unstop-assessment`

const DETAILS = `competitions hiring-challenges competition quiz hackathons hackathon scholarships scholarship internship job
workshops-webinars workshop conferences conference events event p o`

const ACCOUNT = `u u/:username user user/profile user/registrations/:kind/:state profile change-password my-badges/all auth auth/login
job-offer-response/:data tpo/onboarding/:encryptId coupons merch-store unstop-rewards-program unstop-leaderboard referral
refer-and-earn referral-dashboard/:ref referral-competition-dashboard/:ref referral-course-dashboard/:ref
referral-combined-leaderboard resume-builder`

const MANAGE = `manage manage/opportunity manage/opportunity/all/create manage/opportunity/approval-list/:kind/:state
manage/opportunity/:id/profiles/:tab manage/opportunity/:id/dashboard manage/user/competition-listings/:kind/:state m
recruiters-portal tpo-panel tpo manage-tpo-colleges manage-services users-roles-and-permissions assessment-evaluator-landing
assessment-interview-panel evaluator-landing candidate-report/:type/:round/:submission course-affliates-dashboard
admin-referral-dashboard manage-global-coupon newsletters push-notifications recommendation`

const ASSESSMENTS = `assessment assess test-your-device assess/test-your-device camera-test camera-test2 room-proctoring ai-interview
webrtc-stream video-call video-conference psychometrictest caselet simulation simulation_game business-simulation-games
code/:type/:id code-pen code-contest question/bank code/practice/listing mark_attendance`

const CONTENT = `page-not-found home notifications chatGlobal globalchat awards awards/survey-form unstop-talent-meet-2025 festival
festivals pf college-fests/:url online-quizzing-festival blog blog/:slug blog-series podcast category category/:slug t t/:tag about
about/contact-us legal our-partners free-ebooks reports institutions employers solutions hiring-platform
applicant-tracking-system online-proctoring online-assessment-platform coding-interview-platform employer-branding
company-profile our-community job-board job-portal internship-portal pricing whats-new directory recruiter-diaries
campaign-stats unstop-masterclass mentor peer-stream games pro compete`

const words = (text: string) => text.split(/\s+/)

/** The route table of spec §2.6, as one pattern a route. */
export const patterns: readonly string[] = [
  '/',
  ...[LISTINGS, COURSES, ACCOUNT, MANAGE, ASSESSMENTS, CONTENT].flatMap(words).map((path) => `/${path}`),
  ...words(DETAILS).map((kind) => `/${kind}/:url`),
]
