import { CreditCard } from 'lucide-react'

const words: Record<string, string> = { visa: 'VISA', amex: 'AMEX', discover: 'DISC', jcb: 'JCB', unionpay: 'UP' }

export function BrandMark({ brand }: { brand: string }) {
  const word = words[brand]
  return (
    <span
      className="grid h-7 w-11 shrink-0 place-items-center rounded-xs bg-surface-sunken text-muted ring-1 ring-border ring-inset"
      aria-hidden="true"
    >
      {brand === 'mastercard' ? <TwoCircles /> : word ? <Word text={word} /> : <CreditCard className="size-4.5" />}
    </span>
  )
}

const Word = ({ text }: { text: string }) => (
  <svg viewBox="0 0 44 28" className="h-7 w-11 fill-current">
    <text x="22" y="18" textAnchor="middle" fontSize="11" fontWeight="600" letterSpacing="0.4">
      {text}
    </text>
  </svg>
)

const TwoCircles = () => (
  <svg viewBox="0 0 44 28" className="h-7 w-11 fill-current">
    <circle cx="18" cy="14" r="7" opacity="0.9" />
    <circle cx="26" cy="14" r="7" opacity="0.45" />
  </svg>
)
