/** What is assigned already, by id: by itself, and through a class with its name. */
export interface Given {
  own: ReadonlySet<string>
  throughClass: ReadonlyMap<string, string>
}
