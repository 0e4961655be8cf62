import type { Tables } from '#server/database/tables.gen.ts'

/** What a table holds of a school: the file that it becomes in an export, without what is secret, or why it becomes none. */
export type Holding = { file: string; secret?: readonly string[]; key?: string } | { left_out: string }

/** Every table, and what becomes of it in an export. All go with the school, by foreign keys. */
export const holdings = {
  schools: { file: 'school', key: 'id' },
  users: { file: 'users', secret: ['password_hash'] },
  user_emails: { left_out: 'The addresses stand in users.' },
  google_identities: { file: 'linked-accounts' },
  google_codes: { left_out: 'Belongs to nobody yet, and lives for minutes.' },
  sessions: { file: 'sessions' },
  session_tokens: { left_out: 'Secrets.' },
  ended_sessions: { left_out: 'Secrets, and why they are void.' },
  mailed_tokens: { left_out: 'Secrets.' },
  audit_log: { file: 'activity' },
  files: { left_out: 'The pictures themselves are in the export.' },
  students: { file: 'students' },
  student_emails: { left_out: 'The addresses stand in students.' },
  classes: { file: 'classes' },
  class_members: { file: 'class-members' },
  practice_languages: { file: 'practice-languages' },
  chatbots: { file: 'chatbots' },
  avatars: { file: 'avatars' },
  voice_settings: { file: 'voice-settings' },
  sounds: { left_out: 'Sentences that a server’s voice has said, which it can say again.' },
  assignments: { file: 'assignments' },
  practice_links: { file: 'practice-links' },
  practice_link_hashes: { left_out: 'Secrets.' },
  practice_sessions: { file: 'practice-sessions' },
  practice_tokens: { left_out: 'Secrets.' },
  conversations: { file: 'conversations' },
  messages: { file: 'messages', secret: ['key'] },
  model_budgets: { left_out: 'Counts of the use of a language model.' },
  imports: { left_out: 'A preview of a file that the school has, for a day.' },
  billing_accounts: { file: 'billing' },
  billing_customers: { left_out: 'The customer stands in billing.' },
  billing_events: { left_out: 'Names of events that were handled, for 60 days; they belong to no school.' },
  sandbox_accounts: { file: 'test-billing' },
  idempotency_keys: { left_out: 'Answers that were given, for a day.' },
  rate_windows: { left_out: 'Counts of requests, for a day.' },
  migrations: { left_out: 'About the database itself.' },
} as const satisfies Partial<Record<string, Holding>> & Record<keyof Tables, Holding>
