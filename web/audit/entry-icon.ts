import {
  BotMessageSquare,
  CreditCard,
  Download,
  IdCard,
  Image,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldAlert,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type AuditAction, type AuditGroup, auditActions, auditGroups } from '#contract/school/audit.ts'

const groupIcons: Record<AuditGroup, LucideIcon> = {
  access: LogIn,
  account: UserRound,
  staff: IdCard,
  students: UsersRound,
  practice: BotMessageSquare,
  plan: CreditCard,
}
const icons: Partial<Record<AuditAction, LucideIcon>> = {
  sign_in_refused: ShieldAlert,
  password_refused: ShieldAlert,
  signed_out: LogOut,
  session_ended: LogOut,
  sessions_ended: LogOut,
  password_reset_asked: KeyRound,
  password_changed: KeyRound,
  password_reset: KeyRound,
  email_change_asked: Mail,
  email_changed: Mail,
  email_confirmed: Mail,
  picture_changed: Image,
  logo_changed: Image,
  data_exported: Download,
}
const refusals: ReadonlySet<AuditAction> = new Set(['sign_in_refused', 'password_refused'])

export function iconOf(action: AuditAction): { Icon: LucideIcon; isWarning: boolean } {
  const group = auditGroups.find((one) => auditActions[one].some((known) => known === action)) ?? 'account'
  return { Icon: icons[action] ?? groupIcons[group], isWarning: refusals.has(action) }
}
