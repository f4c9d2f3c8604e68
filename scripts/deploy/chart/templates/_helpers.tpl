{{- define "offerlane.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "offerlane.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "offerlane.environment" -}}
- configMapRef:
    name: {{ .Release.Name }}
- secretRef:
    name: {{ .Values.existingSecret }}
{{- end }}

{{- define "offerlane.confined" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}
