import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { SandboxInvoice } from '#server/billing/sandbox/state.ts'

interface Words {
  title: string
  number: string
  date: string
  to: string
  what: string
  period: string
  amount: string
  plan: (name: string) => string
  nothing: string
  status: Record<SandboxInvoice['status'], string>
  note: string
}

const fileNames: Record<InterfaceLanguage, string> = {
  en: 'invoice',
  es: 'factura',
  pt: 'fatura',
  fr: 'facture',
  de: 'rechnung',
  it: 'fattura',
}

export const invoiceFileName = (language: InterfaceLanguage, number: string): string =>
  `tertulia-${fileNames[language]}-${number}.html`

export const invoiceWords: Record<InterfaceLanguage, Words> = {
  en: {
    title: 'Invoice',
    number: 'Number',
    date: 'Date',
    to: 'Billed to',
    what: 'Description',
    period: 'Period',
    amount: 'Amount',
    plan: (name) => `Tertulia ${name}, 1 month`,
    nothing: 'No charge',
    status: { paid: 'Paid', open: 'Unpaid', void: 'Void' },
    note: 'Test mode: this invoice shows what a real one would look like. No money has moved.',
  },
  es: {
    title: 'Factura',
    number: 'Número',
    date: 'Fecha',
    to: 'Facturado a',
    what: 'Concepto',
    period: 'Periodo',
    amount: 'Importe',
    plan: (name) => `Tertulia ${name}, 1 mes`,
    nothing: 'Sin cargo',
    status: { paid: 'Pagada', open: 'Pendiente de pago', void: 'Anulada' },
    note: 'Modo de prueba: esta factura muestra cómo sería una real. No se ha cobrado nada.',
  },
  pt: {
    title: 'Fatura',
    number: 'Número',
    date: 'Data',
    to: 'Faturado para',
    what: 'Descrição',
    period: 'Período',
    amount: 'Valor',
    plan: (name) => `Tertulia ${name}, 1 mês`,
    nothing: 'Sem cobrança',
    status: { paid: 'Paga', open: 'Em aberto', void: 'Anulada' },
    note: 'Modo de teste: esta fatura mostra como seria uma de verdade. Nenhum valor foi cobrado.',
  },
  fr: {
    title: 'Facture',
    number: 'Numéro',
    date: 'Date',
    to: 'Facturé à',
    what: 'Désignation',
    period: 'Période',
    amount: 'Montant',
    plan: (name) => `Tertulia ${name}, 1 mois`,
    nothing: 'Sans frais',
    status: { paid: 'Payée', open: 'À payer', void: 'Annulée' },
    note: 'Mode test\u00a0: cette facture montre à quoi ressemblerait une vraie. Aucune somme n’a été prélevée.',
  },
  de: {
    title: 'Rechnung',
    number: 'Nummer',
    date: 'Datum',
    to: 'Rechnung an',
    what: 'Leistung',
    period: 'Zeitraum',
    amount: 'Betrag',
    plan: (name) => `Tertulia ${name}, 1 Monat`,
    nothing: 'Keine Kosten',
    status: { paid: 'Bezahlt', open: 'Offen', void: 'Storniert' },
    note: 'Testmodus: So sähe eine echte Rechnung aus. Es ist kein Geld geflossen.',
  },
  it: {
    title: 'Fattura',
    number: 'Numero',
    date: 'Data',
    to: 'Intestata a',
    what: 'Descrizione',
    period: 'Periodo',
    amount: 'Importo',
    plan: (name) => `Tertulia ${name}, 1 mese`,
    nothing: 'Nessun addebito',
    status: { paid: 'Pagata', open: 'Da pagare', void: 'Annullata' },
    note: 'Modalità di prova: questo documento mostra come sarebbe una fattura vera. Non è stato addebitato nulla.',
  },
}
