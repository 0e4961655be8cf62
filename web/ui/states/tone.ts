export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger'

/** A quiet background with readable text. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-chip text-muted',
  primary: 'bg-primary-soft text-primary-text',
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
}
