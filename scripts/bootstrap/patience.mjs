/**
 * Returns how many milliseconds a server may take to shut down before it is killed. It keeps accepting connections for
 * a moment, responds to open requests, and closes its database connections.
 */
export function stopPatience(variables = process.env) {
  const seconds = (value, fallback) => (value && Number(value) >= 0 ? Number(value) : fallback);
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_GRACE_SECONDS } = variables;
  return (seconds(SHUTDOWN_DELAY_SECONDS, 5) + seconds(SHUTDOWN_GRACE_SECONDS, 30) + 20) * 1_000;
}
