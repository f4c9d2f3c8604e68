-- Hand-written: events of an organization report its appointments. A reminder changes nothing that the appointment shows.
CREATE CONSTRAINT TRIGGER appointments_came_or_went AFTER INSERT OR DELETE ON "appointments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_organization_row('appointment');
CREATE CONSTRAINT TRIGGER appointments_changed AFTER UPDATE ON "appointments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.updated_at <> NEW.updated_at)
  EXECUTE FUNCTION note_organization_row('appointment', 'starts_at', 'ends_at', 'place', 'meeting_url', 'canceled_at', 'canceled_by', 'cancel_reason');
