/** A mistake in the settings: one line that names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
