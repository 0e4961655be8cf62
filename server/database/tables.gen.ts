// Written by `npm run tables` from the migrations.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface Tables {
  archived_members: ArchivedMembersTable
  assignments: AssignmentsTable
  audit_log: AuditLogTable
  authenticator_apps: AuthenticatorAppsTable
  avatars: AvatarsTable
  billing_accounts: BillingAccountsTable
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  chatbots: ChatbotsTable
  class_members: ClassMembersTable
  class_teachers: ClassTeachersTable
  classes: ClassesTable
  conversations: ConversationsTable
  ended_sessions: EndedSessionsTable
  files: FilesTable
  google_codes: GoogleCodesTable
  google_identities: GoogleIdentitiesTable
  guardian_questions: GuardianQuestionsTable
  guardians: GuardiansTable
  handovers: HandoversTable
  idempotency_keys: IdempotencyKeysTable
  imports: ImportsTable
  invitation_classes: InvitationClassesTable
  invitation_tokens: InvitationTokensTable
  invitations: InvitationsTable
  join_code_hashes: JoinCodeHashesTable
  join_codes: JoinCodesTable
  join_request_tokens: JoinRequestTokensTable
  join_requests: JoinRequestsTable
  mailed_tokens: MailedTokensTable
  messages: MessagesTable
  model_budgets: ModelBudgetsTable
  notice_reads: NoticeReadsTable
  notices: NoticesTable
  passkey_credentials: PasskeyCredentialsTable
  passkeys: PasskeysTable
  practice_languages: PracticeLanguagesTable
  practice_link_hashes: PracticeLinkHashesTable
  practice_links: PracticeLinksTable
  practice_sessions: PracticeSessionsTable
  practice_tokens: PracticeTokensTable
  rate_windows: RateWindowsTable
  recovery_codes: RecoveryCodesTable
  rollover_classes: RolloverClassesTable
  rollover_students: RolloverStudentsTable
  rollovers: RolloversTable
  sandbox_accounts: SandboxAccountsTable
  schools: SchoolsTable
  session_tokens: SessionTokensTable
  sessions: SessionsTable
  sign_in_tickets: SignInTicketsTable
  sounds: SoundsTable
  student_emails: StudentEmailsTable
  students: StudentsTable
  task_exceptions: TaskExceptionsTable
  task_reminders: TaskRemindersTable
  task_students: TaskStudentsTable
  tasks: TasksTable
  user_emails: UserEmailsTable
  users: UsersTable
  voice_settings: VoiceSettingsTable
  webauthn_challenges: WebauthnChallengesTable
}

export interface ArchivedMembersTable {
  school_id: string
  class_id: string
  student_id: string
  joined_at: string
}

export interface AssignmentsTable {
  school_id: string
  id: Generated<string>
  chatbot_id: string | null
  student_id: string | null
  class_id: string | null
  assigned_at: Generated<string>
  avatar_id: string | null
  task_id: string | null
}

export interface AuditLogTable {
  school_id: string
  id: Generated<string>
  at: Generated<string>
  action: string
  user_id: string | null
  ip: string | null
  details: ColumnType<unknown, string | undefined, string>
}

export interface AuthenticatorAppsTable {
  school_id: string
  user_id: string
  secret: string
  confirmed_at: string | null
  last_step: Generated<number>
}

export interface AvatarsTable {
  school_id: string
  id: Generated<string>
  name: string
  language: string
  look: ColumnType<unknown, string, string>
  voice: ColumnType<unknown, string | null, string | null>
  chatbot_id: string | null
  status: Generated<'active' | 'archived'>
  version: Generated<number>
  created_at: Generated<string>
  edited_at: Generated<string>
  author_id: string | null
}

export interface BillingAccountsTable {
  school_id: string
  provider: 'sandbox' | 'stripe'
  customer: string
  subscription: string | null
  payment_methods: ColumnType<unknown, string | undefined, string>
  reading: Generated<number>
  read_at: string | null
}

export interface BillingCustomersTable {
  customer: string
  school_id: string
}

export interface BillingEventsTable {
  id: string
  received_at: Generated<string>
}

export interface ChatbotsTable {
  school_id: string
  id: Generated<string>
  name: string
  language: string
  level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null
  description: string | null
  role: string | null
  scenario: string | null
  goals: ColumnType<unknown, string | undefined, string>
  grammar: ColumnType<unknown, string | undefined, string>
  vocabulary: ColumnType<unknown, string | undefined, string>
  steps: ColumnType<unknown, string | undefined, string>
  starters: ColumnType<unknown, string | undefined, string>
  opening_message: string | null
  correction: 'none' | 'recast' | 'prompt' | 'every_mistake' | 'at_the_end'
  help_language: 'own' | 'target'
  length: number
  voice: ColumnType<unknown, string | null, string | null>
  status: Generated<'draft' | 'published' | 'archived'>
  version: Generated<number>
  created_at: Generated<string>
  edited_at: Generated<string>
  closing_message: string | null
  partner_name: string | null
  region: string | null
  facts: ColumnType<unknown, string | undefined, string>
  twists: ColumnType<unknown, string | undefined, string>
  author_id: string | null
}

export interface ClassMembersTable {
  school_id: string
  class_id: string
  student_id: string
  joined_at: Generated<string>
}

export interface ClassTeachersTable {
  school_id: string
  class_id: string
  user_id: string
  since: Generated<string>
}

export interface ClassesTable {
  school_id: string
  id: Generated<string>
  name: string
  language: string | null
  level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null
  version: Generated<number>
  created_at: Generated<string>
  archived_at: string | null
}

export interface ConversationsTable {
  school_id: string
  id: Generated<string>
  student_id: string
  chatbot_id: string | null
  chatbot_name: string
  language: string
  level: string | null
  engine: 'guided' | 'model'
  script: ColumnType<unknown, string, string>
  seed: number
  state: Generated<'running' | 'finished'>
  started_at: Generated<string>
  last_message_at: Generated<string>
  answering_until: string | null
  measures: ColumnType<unknown, string, string>
  summary: ColumnType<unknown, string | null, string | null>
  flags: ColumnType<unknown, string | undefined, string>
  flag_seen_at: string | null
  purged_at: string | null
  avatar_id: string | null
  avatar_name: string | null
  look: ColumnType<unknown, string | null, string | null>
  words_asked: ColumnType<unknown, string | undefined, string>
}

export interface EndedSessionsTable {
  sid: string
  school_id: string
  reason: 'terminated' | 'password_changed' | 'email_changed' | 'replaced' | 'removed'
  ended_at: Generated<string>
}

export interface FilesTable {
  id: Generated<string>
  school_id: string
  media_type: string
  created_at: Generated<string>
}

export interface GoogleCodesTable {
  hash: string
  issuer: string
  subject: string
  email: string
  name: string | null
  last_name: string | null
  expires_at: string
}

export interface GoogleIdentitiesTable {
  issuer: string
  subject: string
  school_id: string
  user_id: string
  email: string
  linked_at: Generated<string>
}

export interface GuardianQuestionsTable {
  school_id: string
  student_id: string
  email_hash: Buffer
  asked_at: Generated<string>
  asked_times: Generated<number>
  refused_at: string | null
}

export interface GuardiansTable {
  school_id: string
  student_id: string
  email: string
  language: 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | null
  state: Generated<'pending' | 'granted' | 'refused' | 'withdrawn'>
  answered_at: string | null
}

export interface HandoversTable {
  school_id: string
  user_id: string
  offered_at: Generated<string>
}

export interface IdempotencyKeysTable {
  school_id: string
  call: string
  key: string
  body_hash: string
  answer: ColumnType<unknown, string | null, string | null>
  created_at: Generated<string>
}

export interface ImportsTable {
  school_id: string
  id: Generated<string>
  file_name: string | null
  fields: ColumnType<unknown, string, string>
  told: Generated<string[]>
  created_at: Generated<string>
  expires_at: Generated<string>
  packed: Buffer
  cleared: Generated<string[]>
}

export interface InvitationClassesTable {
  school_id: string
  invitation_id: string
  class_id: string
}

export interface InvitationTokensTable {
  hash: string
  school_id: string
  invitation_id: string
}

export interface InvitationsTable {
  school_id: string
  id: Generated<string>
  email: string
  role: 'coordinator' | 'teacher'
  invited_by: string
  sent_at: Generated<string>
  expires_at: string
}

export interface JoinCodeHashesTable {
  hash: string
  school_id: string
  code_id: string
}

export interface JoinCodesTable {
  school_id: string
  id: Generated<string>
  class_id: string
  code: string
  max_students: number
  closes_at: string
  needs_approval: boolean
  asks_last_name: boolean
  created_by: string | null
  created_at: Generated<string>
  closed_at: string | null
  version: Generated<number>
}

export interface JoinRequestTokensTable {
  hash: string
  school_id: string
  request_id: string
}

export interface JoinRequestsTable {
  school_id: string
  id: Generated<string>
  class_id: string
  code_id: string
  kind: 'join' | 'new_link'
  first_name: string
  last_name: string | null
  student_id: string | null
  denies_match: Generated<boolean>
  is_school_full: Generated<boolean>
  state: 'waiting' | 'approved' | 'refused'
  link_version: number | null
  created_at: Generated<string>
  decided_at: string | null
}

export interface MailedTokensTable {
  hash: string
  school_id: string
  user_id: string
  purpose: 'reset_password' | 'confirm_email'
  email: string
  session_id: string | null
  expires_at: string
  used_at: string | null
}

export interface MessagesTable {
  school_id: string
  conversation_id: string
  id: Generated<string>
  from: 'student' | 'partner'
  text: string
  at: Generated<string>
  corrections: ColumnType<unknown, string | undefined, string>
  key: string | null
  reply_to: string | null
  analysis: ColumnType<unknown, string | null, string | null>
  coach: string | null
  is_spoken: Generated<boolean>
  dismissed: ColumnType<unknown, string | null, string | null>
}

export interface ModelBudgetsTable {
  school_id: string
  day: string
  reserved: Generated<number>
  used: Generated<number>
}

export interface NoticeReadsTable {
  school_id: string
  notice_id: string
  user_id: string
  read_at: Generated<string>
}

export interface NoticesTable {
  school_id: string
  id: Generated<string>
  kind: 'trial_ends' | 'payment_failed' | 'conversation_flagged' | 'import_finished' | 'join_waiting'
  at: Generated<string>
  settled_at: string | null
  conversation_id: string | null
  details: ColumnType<unknown, string | undefined, string>
  class_id: string | null
}

export interface PasskeyCredentialsTable {
  credential_id: string
  school_id: string
  passkey_id: string
}

export interface PasskeysTable {
  school_id: string
  id: Generated<string>
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: Generated<string>
  last_used_at: string | null
}

export interface PracticeLanguagesTable {
  school_id: string
  language: string
  switched_on_at: Generated<string>
}

export interface PracticeLinkHashesTable {
  hash: string
  school_id: string
  student_id: string
}

export interface PracticeLinksTable {
  school_id: string
  student_id: string
  version: Generated<number>
  created_at: Generated<string>
  expires_at: string
  last_used_at: string | null
  sent_at: string | null
  highest_version: Generated<number>
}

export interface PracticeSessionsTable {
  school_id: string
  id: Generated<string>
  student_id: string
  created_at: Generated<string>
  expires_at: string
}

export interface PracticeTokensTable {
  sid: string
  school_id: string
  session_id: string
}

export interface RateWindowsTable {
  key: string
  started_at: string
  count: number
}

export interface RecoveryCodesTable {
  school_id: string
  user_id: string
  hash: string
  used_at: string | null
}

export interface RolloverClassesTable {
  school_id: string
  rollover_id: string
  class_id: string
  act: 'archive' | 'carry_on' | 'create'
  name: string | null
  level: string | null
  version: number | null
  teachers: Generated<string[]>
  version_after: number | null
  teachers_after: Generated<string[]>
}

export interface RolloverStudentsTable {
  school_id: string
  rollover_id: string
  student_id: string
  classes: string[]
  joined: string[]
  classes_after: Generated<string[]>
  was_inactivated: boolean
  link: ColumnType<unknown, string | null, string | null>
  link_version_after: number | null
}

export interface RolloversTable {
  school_id: string
  id: Generated<string>
  user_id: string
  created_at: Generated<string>
  undone_at: string | null
  archived: number
  carried_on: number
  moved: number
  inactivated: number
  renewed: number
}

export interface SandboxAccountsTable {
  school_id: string
  state: ColumnType<unknown, string, string>
}

export interface SchoolsTable {
  id: Generated<string>
  name: string
  logo_url: string | null
  subscription_status: Generated<'none' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete'>
  tier: 'starter' | 'plus' | 'pro' | null
  subscription_end_date: string | null
  trial_started_at: string | null
  created_at: Generated<string>
  time_zone: string | null
  transcript_days: Generated<number>
  inactive_months: Generated<number>
  version: Generated<number>
  subscription_renews: Generated<boolean>
  subscription_ended_by: 'trial' | 'failure' | 'school' | null
  link_months: Generated<number>
  student_address: Generated<'informal' | 'formal'>
  muted_rules: Generated<string[]>
  microphone: Generated<'off' | 'device' | 'server' | 'browser'>
  require_second_factor: Generated<boolean>
  reminds_students: Generated<boolean>
  reminder_hour: Generated<number>
  reminded_on: string | null
  writes_guardians: Generated<boolean>
  guardians_written_on: string | null
}

export interface SessionTokensTable {
  sid: string
  school_id: string
  session_id: string
}

export interface SessionsTable {
  school_id: string
  id: Generated<string>
  user_id: string
  ip: string
  user_agent: string
  created_at: Generated<string>
  last_seen_at: Generated<string>
  expires_at: string
  confirmed_at: Generated<string>
}

export interface SignInTicketsTable {
  hash: string
  school_id: string
  user_id: string
  ip: string | null
  expires_at: string
}

export interface SoundsTable {
  school_id: string
  hash: string
  bytes: number
  used_at: Generated<string>
}

export interface StudentEmailsTable {
  email: string
  school_id: string
  student_id: string
}

export interface StudentsTable {
  school_id: string
  id: Generated<string>
  first_name: string
  last_name: string | null
  email: string | null
  student_number: string | null
  level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null
  native_language: string | null
  notes: string | null
  status: Generated<'active' | 'inactive'>
  version: Generated<number>
  created_at: Generated<string>
  last_practised_at: string | null
  name: GeneratedAlways<string>
  search: GeneratedAlways<string>
  inactive_since: string | null
  edited_at: string | null
  reminders_stopped_at: string | null
}

export interface TaskExceptionsTable {
  school_id: string
  task_id: string
  student_id: string
  excused_at: string | null
  due_on: string | null
}

export interface TaskRemindersTable {
  school_id: string
  student_id: string
  day: string
}

export interface TaskStudentsTable {
  school_id: string
  task_id: string
  student_id: string
}

export interface TasksTable {
  school_id: string
  id: Generated<string>
  class_id: string | null
  chatbot_id: string | null
  avatar_id: string | null
  opens_on: string
  due_on: string
  times: number | null
  turns: number | null
  minutes: number | null
  steps: number | null
  words: number | null
  note: string | null
  author_id: string | null
  version: Generated<number>
  created_at: Generated<string>
  deleted_at: string | null
}

export interface UserEmailsTable {
  email: string
  school_id: string
  user_id: string
}

export interface UsersTable {
  school_id: string
  id: Generated<string>
  role: Generated<'school' | 'coordinator' | 'teacher' | 'admin'>
  name: string | null
  last_name: string | null
  email: string
  email_confirmed_at: string | null
  phone: string | null
  picture_url: string | null
  interface_language: 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | null
  password_hash: string | null
  created_at: Generated<string>
  pending_email: string | null
  version: Generated<number>
  unmailed_notices: Generated<string[]>
  removed_at: string | null
  flag_mail_at: string | null
  join_mail_at: string | null
}

export interface VoiceSettingsTable {
  school_id: string
  language: string
  voice: ColumnType<unknown, string, string>
  speaks_answers: boolean
  allows_microphone: boolean
  shows_captions: boolean
  version: Generated<number>
}

export interface WebauthnChallengesTable {
  challenge: string
  school_id: string | null
  user_id: string | null
  expires_at: string
}
