import type { User } from '#contract/school/auth.ts'

export const userWith = (changes: Partial<User> = {}): User => ({
  id: '0190b0a0-0000-7000-8000-000000000001',
  role: 'school',
  name: null,
  last_name: null,
  email: 'office@school.example',
  email_confirmed: false,
  phone: null,
  picture_url: null,
  interface_language: null,
  status: 'trialing',
  subscription_end_date: null,
  tier: 'starter',
  school: {
    id: '0190b0a0-0000-7000-8000-000000000002',
    name: 'Escuela Sol',
    logo_url: null,
    student_address: 'informal',
  },
  unread_notices: 0,
  must_set_factor: false,
  school_offered_until: null,
  ...changes,
})

export const tokenFor = (seconds: number): string =>
  `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.sig`
