import type { CountryCode } from 'libphonenumber-js/max'
import type { phoneRefusals } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'

/** Returns the international form, such as "+34 612 34 56 78". A number without country code is read in the country of the school's time zone. */
export async function readPhone(text: string, timeZone: string | null): Promise<string> {
  const { getCountries, parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const isInternational = text.startsWith('+')
  const country = isInternational || !timeZone ? undefined : countryOf(timeZone, getCountries)
  if (!isInternational && !country) throw refusal('phone_country')
  const phone = parsePhoneNumberFromString(text, country)
  if (!phone?.isValid()) throw refusal('phone_invalid')
  return phone.formatInternational()
}

const refusal = (reason: (typeof phoneRefusals)[number]) =>
  new ApiError('invalid_input', { reason, issues: [{ path: 'phone', message: reason }] })

let countries: ReadonlyMap<string, CountryCode> | undefined

function countryOf(timeZone: string, getCountries: () => CountryCode[]): CountryCode | undefined {
  countries ??= new Map(getCountries().flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const)))
  const { timeZone: canonical } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  return countries.get(timeZone) ?? countries.get(canonical)
}

const zonesOf = (country: CountryCode) => new Intl.Locale('und', { region: country }).getTimeZones() ?? []
