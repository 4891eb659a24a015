# For each file: search its name; a version where an item is found, a new item where none is.
set -eu
auth="Authorization: Bearer $PROOF_TOKEN"
for file in "$@"; do
  found=$(curl -sS --fail -H "$auth" "$PROOF_BASE_URL/v1/proof?${SCOPE_QUERY}search=$file")
  case $found in
    *'"id":"'*)
      id=${found#*'"id":"'}
      post=/v1/proof/${id%%'"'*}/versions
      ;;
    *) post=$NEW_ITEM_PATH ;;
  esac
  curl -sS --fail -H "$auth" -F "proof=@$file" "$PROOF_BASE_URL$post"
done
