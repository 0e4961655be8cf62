/** What is fetched together of a language: for the pages that anybody may see, for those behind the guard, for single students and classes, for plans and payments, for the settings, for chatbots and practice, for writing a chatbot, for the students' pages, for voices, for Home and reports, and for notices. */
export type Bundle = 'open' | 'inside' | LateBundle
/** What no visit begins with. */
export type LateBundle =
  | 'people'
  | 'paying'
  | 'settings'
  | 'teaching'
  | 'writing'
  | 'practising'
  | 'speaking'
  | 'reporting'
  | 'telling'
